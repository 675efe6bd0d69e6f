import { SearchX } from "lucide-react";
import { Button } from "#src/ui/button.tsx";
import { AnswerBuyerForm } from "#src/ui/fields/answer-buyer-form.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { CardSkeletons, LineSkeletons } from "#src/ui/list/skeleton.tsx";
import { StaleNote } from "#src/ui/list/stale-note.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { QuestionsPanel } from "#src/ui/page/questions-panel.tsx";
import { UnverifiedNote } from "#src/ui/text/unverified-note.tsx";
import { Sample, WideState } from "./sample.tsx";

export function MessageSamples() {
  return (
    <>
      <NoticeSample />
      <Sample name="UnverifiedNote">{() => <UnverifiedNote />}</Sample>
      <EmptyStateSample />
      <LoadFailedSample />
      <Sample name="StaleNote">{() => <StaleNote read={STALE} />}</Sample>
      <CardSkeletonsSample />
      <Sample name="Loading">{() => <Loading lines={3} />}</Sample>
      <ListBodySample />
      <QuestionsSample />
    </>
  );
}

/** What a guest asks waits for an answer, whose form is a component of its own. */
function QuestionsSample() {
  const asked = { asker: "buyer" as const, createdAt: 0, answeredAt: null };
  return (
    <Sample name="QuestionsPanel, AnswerBuyerForm">
      {({ sentence, long }) => (
        <>
          <QuestionsPanel questions={[{ ...asked, id: "answered", question: long, answer: sentence }]} />
          <AnswerBuyerForm questionId="none" />
        </>
      )}
    </Sample>
  );
}

function NoticeSample() {
  return (
    <Sample name="Notice">
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
    </Sample>
  );
}

function EmptyStateSample() {
  return (
    <Sample name="EmptyState">
      {({ word, sentence, long }) => (
        <>
          <EmptyState title={word} />
          <EmptyState title={word} description={long} icon={<SearchX aria-hidden size={40} />}>
            <Button variant="secondary">{sentence}</Button>
          </EmptyState>
        </>
      )}
    </Sample>
  );
}

const STALE = { error: true, dataUpdatedAt: 0, isFetching: false, refetch: async () => undefined };

function LoadFailedSample() {
  return (
    <Sample name="LoadFailed">
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
    </Sample>
  );
}

const READ = { isError: false, isFetching: false, isPlaceholderData: false, refetch: () => undefined };

function ListBodySample() {
  return (
    <Sample name="ListBody">
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
    </Sample>
  );
}

function CardSkeletonsSample() {
  return (
    <Sample name="CardSkeletons, LineSkeletons">
      {() => (
        <>
          <CardSkeletons count={2} />
          <LineSkeletons count={3} />
        </>
      )}
    </Sample>
  );
}
