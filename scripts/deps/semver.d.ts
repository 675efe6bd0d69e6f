declare module "semver" {
  const semver: {
    /** Orders two versions as SemVer 2.0 does. */
    compare(first: string, second: string): -1 | 0 | 1;
    /** A version in its plain form; null for what is none. */
    valid(version: string): string | null;
  };
  export default semver;
}
