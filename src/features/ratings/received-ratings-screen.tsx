import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Star } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { RatingCard } from "./rating-card.tsx";
import { RatingProblem } from "./rating-problem.tsx";

type Received = ApiOutputs["ratings"]["received"];

/** What buyers said of the reader's company, with one reply each. */
export function ReceivedRatingsScreen({ page = 1 }: { page: number | undefined }) {
  const query = api.ratings.received.useQuery({ page }, { placeholderData: keepPreviousData });
  return (
    <>
      <AccountHeader
        title={m.ratings_received()}
        back={{ label: m.shell_nav_dashboard(), to: "/supplier-dashboard" }}
      />
      <Container className="py-4 sm:py-6">
        {query.data ? (
          <Ratings list={query.data} />
        ) : query.isError ? (
          <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />
        ) : (
          <Loading />
        )}
      </Container>
    </>
  );
}

function Ratings({ list }: { list: Received }) {
  if (list.items.length === 0) {
    return (
      <EmptyState
        title={m.ratings_received_empty()}
        description={m.ratings_received_empty_text()}
        icon={<Star aria-hidden size={40} />}
      />
    );
  }
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {list.items.map((rating) => (
          <li key={rating.reference}>
            <RatingCard rating={rating} giver={<Giver rating={rating} />}>
              {rating.canReply && <ReplyForm reference={rating.reference} />}
            </RatingCard>
          </li>
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        linkTo={(page, className, children) => (
          <Link to="." search={{ page: page > 1 ? page : undefined }} className={className}>
            {children}
          </Link>
        )}
      />
    </>
  );
}

function Giver({ rating: { buyerName, reference } }: { rating: Received["items"][number] }) {
  return (
    <>
      <Named name={buyerName} className="font-bold text-gulf-900" /> ·{" "}
      <Link
        to="/orders/$reference"
        params={{ reference }}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        <Ltr>{reference}</Ltr>
      </Link>
    </>
  );
}

const loadReply = () =>
  import("#domain/reviews/rate.ts").then(({ replyToRatingSchema }) => replyToRatingSchema.pick({ reply: true }));

function ReplyForm({ reference }: { reference: string }) {
  const { client, ratings } = api.useUtils();
  const draftKey = `rating-reply:${reference}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema: loadReply,
    draftKey,
    defaultValues: { reply: "" },
    send: ({ reply }, _, signal) => client.ratings.reply.mutate({ reference, reply }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      await ratings.invalidate();
    },
  });
  const { error, ...reply } = field("reply");
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-3">
      <TextArea
        label={m.ratings_reply()}
        hint={m.ratings_reply_hint()}
        required
        rows={3}
        maxLength={1000}
        {...reply}
        {...(error === undefined ? {} : { error })}
      />
      <RatingProblem failure={problem?.failure} />
      <Button type="submit" busy={isSending} className="justify-self-start max-sm:w-full">
        {m.ratings_reply_send()}
      </Button>
    </form>
  );
}
