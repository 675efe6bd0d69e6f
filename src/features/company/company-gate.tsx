import { Link } from "@tanstack/react-router";
import { Building2, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { OF_NOW } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { RowSkeletons } from "#src/ui/list/skeleton.tsx";
import { AccountHeader, type AccountHeaderProps } from "#src/ui/page/account-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { Application } from "./application.tsx";
import { useCompany } from "./use-company.ts";

interface CompanyGateProps {
  /** What an account without a company sees; without it an invitation to register. */
  none?: ReactNode;
  /** What an approved company sees; without it its documents, like every other. */
  approved?: ReactNode;
  /** The head of the approved company's screen, which is there before the company is known. */
  head?: Pick<AccountHeaderProps, "title" | "back" | "deep">;
  /** The screen is being left for another one of the company that has just come: it stays as it is until then. */
  isLeaving?: boolean;
}

/** Shows the caller's company, or what stands in its place; a decision appears by itself. */
export function CompanyGate({ none, approved, head, isLeaving = false }: CompanyGateProps) {
  const { data, isError, isFetching, refetch } = useCompany(approved === undefined ? OF_NOW : undefined);
  if (isLeaving) return none;
  if (data?.status === "approved" && approved !== undefined) return approved;
  if (data) return <Application company={data} isStale={isError} />;
  if (data === null) return none ?? <NoCompany />;
  if (isError) return <NotLoaded onRetry={() => void refetch()} isBusy={isFetching} />;
  return head ? (
    <Awaited head={head} />
  ) : (
    <Framed>
      <Loading />
    </Framed>
  );
}

/** A screen to come, in its shape. */
function Awaited({ head }: Required<Pick<CompanyGateProps, "head">>) {
  return (
    <>
      <AccountHeader {...head} />
      <Container className={head.deep ? "relative -mt-20 pb-12" : "py-6"}>
        {head.deep ? (
          <Panel>
            <Loading lines={10} />
          </Panel>
        ) : (
          <LoadingRows />
        )}
      </Container>
    </>
  );
}

function NoCompany() {
  return (
    <Framed>
      <EmptyState
        title={m.company_none_title()}
        description={m.company_none_text()}
        icon={<Building2 aria-hidden size={40} />}
      >
        <Button asChild>
          <Link to="/supplier-registration">{m.company_none_action()}</Link>
        </Button>
      </EmptyState>
    </Framed>
  );
}

function NotLoaded({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  return (
    <Framed>
      <div role="alert">
        <EmptyState
          title={m.company_load_failed()}
          description={m.company_load_failed_text()}
          icon={<CloudOff aria-hidden size={40} />}
        >
          <Button type="button" busy={isBusy} onClick={onRetry}>
            {m.shell_retry()}
          </Button>
        </EmptyState>
      </div>
    </Framed>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountHeader title={m.company_page_title()} back={{ label: m.shell_nav_profile(), to: "/profile" }} deep />
      <Container className="relative -mt-20 pb-12">
        <div className="rounded-xl bg-white p-5 shadow-card sm:p-7">{children}</div>
      </Container>
    </>
  );
}

/** What is on its way of a list: said to who listens, drawn as rows to come. */
function LoadingRows() {
  return (
    <div>
      <p role="status" className="sr-only">
        {m.shell_loading()}
      </p>
      <RowSkeletons />
    </div>
  );
}
