import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { BestMark } from "#src/ui/compare/best-mark.tsx";
import { Places } from "#src/ui/compare/places.tsx";
import { CardGrid } from "#src/ui/list/card-grid.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { Disclosure } from "#src/ui/overlay/disclosure.tsx";
import { Breadcrumbs } from "#src/ui/page/breadcrumbs.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { StarGround } from "#src/ui/page/star-ground.tsx";
import { Container, Section } from "#src/ui/section.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { Sample, WideState } from "./sample.tsx";

export function LayoutSamples() {
  return (
    <>
      <BreadcrumbsSample />
      <PaginationSample />
      <TabsSample />
      <SectionSample />
      <CardGridSample />
      <PlacesSample />
      <DisclosureSample />
      <StarGroundSample />
      <PageHeaderSample />
    </>
  );
}

function BreadcrumbsSample() {
  return (
    <Sample name="Breadcrumbs">
      {({ word, long }) => (
        <Breadcrumbs
          crumbs={[{ label: word, link: { to: "/" } }, { label: `${word} 2`, link: { to: "/" } }, { label: long }]}
        />
      )}
    </Sample>
  );
}

function PaginationSample() {
  return (
    <Sample name="Pagination" note="Nothing at all for a single page.">
      {() =>
        [1, 7, 12].map((page) => (
          <WideState key={page} name={`page ${page} of 12`}>
            <Pagination
              page={page}
              pageCount={12}
              linkTo={(target, className, children) => (
                <a key={target} href="#pagination" className={className}>
                  {children}
                </a>
              )}
            />
          </WideState>
        ))
      }
    </Sample>
  );
}

function PlacesSample() {
  return (
    <Sample name="Places, BestMark" note="Beside columns that are swiped; the number is seen on a phone alone.">
      {({ word }) => (
        <>
          <Places
            columns={4}
            hasAsked={false}
            place={{ at: 0, last: 2 }}
            onGo={() => undefined}
            beforeLabel={`${word} 1`}
            afterLabel={`${word} 3`}
          />
          <BestMark label={word} />
        </>
      )}
    </Sample>
  );
}

function PageHeaderSample() {
  return (
    <Sample name="PageHeader" note="Its title is the page's only h1 where it is used.">
      {({ word, sentence }) => (
        <PageHeader title={word} intro={sentence} crumbs={[{ label: word, link: { to: "/" } }, { label: sentence }]} />
      )}
    </Sample>
  );
}

function TabsSample() {
  return <Sample name="Tabs">{({ word, sentence }) => <ChosenTab word={word} sentence={sentence} />}</Sample>;
}

function ChosenTab({ word, sentence }: { word: string; sentence: string }) {
  const [chosen, choose] = useState<"one" | "two">("one");
  return (
    <Tabs
      label={word}
      chosen={chosen}
      onChoose={choose}
      tabs={[
        { name: "one", label: word, content: <p>{sentence}</p> },
        { name: "two", label: `${word} 2`, content: <p>{word}</p> },
      ]}
    />
  );
}

function SectionSample() {
  return (
    <Sample name="Section, Container">
      {({ word, sentence }) =>
        (["plain", "sand", "gulf"] as const).map((tone) => (
          <Section
            key={tone}
            tone={tone}
            title={word}
            intro={sentence}
            action={<Button variant="secondary">{word}</Button>}
          >
            <p>{sentence}</p>
          </Section>
        ))
      }
    </Sample>
  );
}

function CardGridSample() {
  return (
    <Sample name="CardGrid">
      {({ word }) => (
        <Container>
          <CardGrid>
            {[1, 2, 3, 4, 5].map((number) => (
              <li key={number} className="rounded-lg border border-sand-200 bg-sand-50 p-4">
                {word} {number}
              </li>
            ))}
          </CardGrid>
        </Container>
      )}
    </Sample>
  );
}

function DisclosureSample() {
  return (
    <Sample name="Disclosure" note="Escape and a press outside close it.">
      {({ word, sentence }) => (
        <Disclosure
          className="relative"
          summary={
            <>
              {word} <ChevronDown aria-hidden size={16} />
            </>
          }
          summaryClass="inline-flex min-h-11 items-center gap-2 rounded-md px-2 hover:bg-gulf-50"
          panelClass="absolute start-0 top-full z-10 rounded-lg border border-sand-200 bg-white p-3 shadow-raised"
        >
          <p>{sentence}</p>
        </Disclosure>
      )}
    </Sample>
  );
}

function StarGroundSample() {
  return (
    <Sample name="StarGround">
      {({ word }) => (
        <div className="relative isolate overflow-hidden rounded-lg bg-gulf-900 p-8 text-white">
          <StarGround className="absolute inset-0 -z-10 text-brass-300 opacity-10" />
          {word}
        </div>
      )}
    </Sample>
  );
}
