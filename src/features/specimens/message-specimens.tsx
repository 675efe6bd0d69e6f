import { SearchX } from "lucide-react";
import { AnswerBuyerForm } from "#src/ui/answer-buyer-form.tsx";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { ListBody } from "#src/ui/list-body.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Loading } from "#src/ui/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { QuestionsPanel } from "#src/ui/questions-panel.tsx";
import { CardSkeletons, LineSkeletons } from "#src/ui/skeleton.tsx";
import { StaleNote } from "#src/ui/stale-note.tsx";
import { UnverifiedNote } from "#src/ui/unverified-note.tsx";
import { Specimen, WideState } from "./specimen.tsx";

export function MessageSpecimens() {
  return (
    <>
      <NoticeSpecimen />
      <Specimen name="UnverifiedNote">{() => <UnverifiedNote />}</Specimen>
      <EmptyStateSpecimen />
      <LoadFailedSpecimen />
      <Specimen name="StaleNote">{() => <StaleNote read={STALE} />}</Specimen>
      <CardSkeletonsSpecimen />
      <Specimen name="Loading">{() => <Loading lines={3} />}</Specimen>
      <ListBodySpecimen />
      <QuestionsSpecimen />
    </>
  );
}

/** What a guest asks waits for an answer, whose form is a component of its own. */
function QuestionsSpecimen() {
  const asked = { asker: "buyer" as const, createdAt: 0, answeredAt: null };
  return (
    <Specimen name="QuestionsPanel, AnswerBuyerForm">
      {({ sentence, long }) => (
        <>
          <QuestionsPanel questions={[{ ...asked, id: "answered", question: long, answer: sentence }]} />
          <AnswerBuyerForm questionId="none" />
        </>
      )}
    </Specimen>
  );
}

function NoticeSpecimen() {
  return (
    <Specimen name="Notice">
      {({ word, sentence, long }) => (
        <>
          {(["info", "success", "error"] as const).map((tone) => (
            <Notice key={tone} tone={tone} title={word}>
              <p>{sentence}</p>
            </Notice>
          ))}
          <Notice title={long} />
        </>
      )}
    </Specimen>
  );
}

function EmptyStateSpecimen() {
  return (
    <Specimen name="EmptyState">
      {({ word, sentence, long }) => (
        <>
          <EmptyState title={word} />
          <EmptyState title={word} description={long} icon={<SearchX aria-hidden size={40} />}>
            <Button look="secondary">{sentence}</Button>
          </EmptyState>
        </>
      )}
    </Specimen>
  );
}

const STALE = { error: true, dataUpdatedAt: 0, isFetching: false, refetch: async () => undefined };

function LoadFailedSpecimen() {
  return (
    <Specimen name="LoadFailed">
      {() => (
        <>
          <WideState name="failed">
            <LoadFailed onRetry={() => undefined} isBusy={false} />
          </WideState>
          <WideState name="trying again">
            <LoadFailed onRetry={() => undefined} isBusy />
          </WideState>
        </>
      )}
    </Specimen>
  );
}

const READ = { isError: false, isFetching: false, isPlaceholderData: false, refetch: () => undefined };

function ListBodySpecimen() {
  return (
    <Specimen name="ListBody">
      {() => (
        <>
          <WideState name="loading">
            <ListBody list={{ ...READ, data: undefined }} lines={2}>
              {String}
            </ListBody>
          </WideState>
          <WideState name="another page travels">
            <ListBody list={{ ...READ, data: "RFQ-2026-DATES2", isPlaceholderData: true }}>{String}</ListBody>
          </WideState>
        </>
      )}
    </Specimen>
  );
}

function CardSkeletonsSpecimen() {
  return (
    <Specimen name="CardSkeletons, LineSkeletons">
      {() => (
        <>
          <CardSkeletons count={2} />
          <LineSkeletons count={3} />
        </>
      )}
    </Specimen>
  );
}
