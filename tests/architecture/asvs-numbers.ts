/** A requirement of OWASP ASVS 5.0.0 of level 1 or 2. */
interface Requirement {
  /** As the standard writes it. */
  number: string;
  chapter: string;
  level: string;
}

/** Sections of the standard with their requirements, each as `number:level`; those of level 3 are left out. */
const SECTIONS = `
  V1.1 1:2 2:2
  V1.2 1:1 2:1 3:1 4:1 5:1 6:2 7:2 8:2 9:2
  V1.3 1:1 2:1 3:2 4:2 5:2 6:2 7:2 8:2 9:2 10:2 11:2
  V1.4 1:2 2:2 3:2
  V1.5 1:1 2:2
  V2.1 1:1 2:2 3:2
  V2.2 1:1 2:1 3:2
  V2.3 1:1 2:2 3:2 4:2
  V2.4 1:2
  V3.2 1:1 2:1
  V3.3 1:1 2:2 3:2 4:2
  V3.4 1:1 2:1 3:2 4:2 5:2 6:2
  V3.5 1:1 2:1 3:1 4:2 5:2
  V3.7 1:2 2:2
  V4.1 1:1 2:2 3:2
  V4.2 1:2
  V4.3 1:2 2:2
  V4.4 1:1 2:2 3:2 4:2
  V5.1 1:2
  V5.2 1:1 2:1 3:2
  V5.3 1:1 2:1
  V5.4 1:2 2:2 3:2
  V6.1 1:1 2:2 3:2
  V6.2 1:1 2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:2 10:2 11:2 12:2
  V6.3 1:1 2:1 3:2 4:2
  V6.4 1:1 2:1 3:2 4:2
  V6.5 1:2 2:2 3:2 4:2 5:2
  V6.6 1:2 2:2 3:2
  V6.8 1:2 2:2 3:2 4:2
  V7.1 1:2 2:2 3:2
  V7.2 1:1 2:1 3:1 4:1
  V7.3 1:2 2:2
  V7.4 1:1 2:1 3:2 4:2 5:2
  V7.5 1:2 2:2
  V7.6 1:2 2:2
  V8.1 1:1 2:2
  V8.2 1:1 2:1 3:2
  V8.3 1:1
  V8.4 1:2
  V9.1 1:1 2:1 3:1
  V9.2 1:1 2:2 3:2 4:2
  V10.1 1:2 2:2
  V10.2 1:2 2:2
  V10.3 1:2 2:2 3:2 4:2
  V10.4 1:1 2:1 3:1 4:1 5:1 6:2 7:2 8:2 9:2 10:2 11:2
  V10.5 1:2 2:2 3:2 4:2 5:2
  V10.6 1:2 2:2
  V10.7 1:2 2:2 3:2
  V11.1 1:2 2:2
  V11.2 1:2 2:2 3:2
  V11.3 1:1 2:1 3:2
  V11.4 1:1 2:2 3:2 4:2
  V11.5 1:2
  V11.6 1:2
  V12.1 1:1 2:2 3:2
  V12.2 1:1 2:1
  V12.3 1:2 2:2 3:2 4:2
  V13.1 1:2
  V13.2 1:2 2:2 3:2 4:2 5:2
  V13.3 1:2 2:2
  V13.4 1:1 2:2 3:2 4:2 5:2
  V14.1 1:2 2:2
  V14.2 1:1 2:2 3:2 4:2
  V14.3 1:1 2:2 3:2
  V15.1 1:1 2:2 3:2
  V15.2 1:1 2:2 3:2
  V15.3 1:1 2:2 3:2 4:2 5:2 6:2 7:2
  V16.1 1:2
  V16.2 1:2 2:2 3:2 4:2 5:2
  V16.3 1:2 2:2 3:2 4:2
  V16.4 1:2 2:2 3:2
  V16.5 1:2 2:2 3:2
  V17.1 1:2
  V17.2 1:2 2:2 3:2 4:2
  V17.3 1:2 2:2
`;

/** All of both levels, in the order of the standard. */
export const REQUIREMENTS: Requirement[] = SECTIONS.trim()
  .split("\n")
  .flatMap((line) => {
    const [section = "", ...parts] = line.trim().split(" ");
    const [chapter = ""] = section.split(".");
    return parts.map((part) => {
      const [last, level = ""] = part.split(":");
      return { number: `${section}.${last}`, chapter, level };
    });
  });
