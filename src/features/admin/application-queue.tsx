import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { ApplicationAge } from "./application-age.tsx";
import { type ApplicationSearch, applicationsInput } from "./application-search.ts";
import { queueLabels } from "./company-labels.ts";
import { CompanyName } from "./company-name.tsx";
import { QueueFrame } from "./queue/queue-frame.tsx";
import type { QueueLink } from "./queue/queue-link.ts";

interface ApplicationQueueProps {
  search: ApplicationSearch;
  /** The company that is open. */
  open: string;
  children: ReactNode;
}

/** Companies of a state beside the one that is open. */
export function ApplicationQueue({ search, open, children }: ApplicationQueueProps) {
  const { admin } = api.useUtils();
  const list = api.admin.applications.useQuery(applicationsInput(search), { placeholderData: keepPreviousData });
  const { status = "pending" } = search;
  const linkTo = (id: string, page: number): QueueLink => ({
    to: "/admin/applications/$id",
    params: { id },
    search: { ...search, page: page > 1 ? page : undefined },
  });
  return (
    <QueueFrame
      title={queueLabels(status)}
      isWaiting={status === "pending" || status === "renewal"}
      search={search}
      list={list}
      read={(page) => admin.applications.fetch(applicationsInput({ ...search, page }), { staleTime: 0 })}
      linkTo={linkTo}
      backLink={{ to: "/admin/applications", search }}
      row={(application) => <ApplicationRow application={application} />}
      open={open}
    >
      {children}
    </QueueFrame>
  );
}

type Application = ApiOutputs["admin"]["applications"]["items"][number];

function ApplicationRow({ application }: { application: Application }) {
  const { names, businessType, country } = application;
  return (
    <>
      <span className="line-clamp-2 font-bold text-gulf-900">
        <CompanyName names={names} />
      </span>
      <span className="text-sand-700">
        {businessTypeName(businessType)} · {countryName(country)}
      </span>
      <span className="text-sand-700">
        <ApplicationAge application={application} />
      </span>
    </>
  );
}
