/**
 * Which deployment runs: the id that `wrangler deployments list` names; "local" where nothing was deployed.
 */
export function releaseOf({ VERSION }: { VERSION?: Pick<WorkerVersionMetadata, "id"> }): string {
  return VERSION?.id || "local";
}
