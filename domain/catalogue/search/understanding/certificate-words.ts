import type { Certification } from "#domain/catalogue/product-facts.ts";
import { PhraseFinder } from "./phrase-finder.ts";

/** Certificates and standards as buyers write them; their proper names are latin everywhere. */
const WORDS: Record<Certification, string> = {
  "iso-9001": "iso 9001, iso9001, ايزو 9001, أيزو 9001, آيزو 9001",
  "iso-14001": "iso 14001, iso14001, ايزو 14001, آيزو 14001",
  "iso-22000": "iso 22000, iso22000, ايزو 22000, آيزو 22000",
  "iso-13485": "iso 13485, iso13485, ايزو 13485, آيزو 13485",
  "iso-27001": "iso 27001, iso27001, ايزو 27001, آيزو 27001",
  haccp: "haccp, هاسب, الهاسب",
  halal: "halal, halaal, حلال, hallal",
  gmp: "gmp, جي ام بي, ممارسات التصنيع الجيد",
  gso: "gso, gulf standard, المواصفات الخليجية, المواصفة الخليجية, مواصفات خليجية",
  saso: "saso, ساسو, المواصفات السعودية, المواصفة السعودية, مواصفات سعودية",
  ecas: "ecas, ايكاس, esma",
  ce: `marquage ce, norme ce, normes ce, conforme ce, conformité ce, certificat ce, certification ce, certifié ce, certifiée ce, certifiés ce,
    ce certified, ce mark, ce marked, ce marking, ce certificate, ce certification, ce approved, ce standard, ce norm, with ce, شهادة ce, شهادات ce, علامة ce, مطابق ce, مع ce, بشهادة ce`,
  rohs: "rohs",
  iec: "iec, cei",
  astm: "astm",
  fsc: "fsc",
  grs: "grs, global recycled standard",
  organic: "organic, bio, biologique, عضوي, أورجانيك, اورغانيك, اورجنك",
  leed: "leed, ليد المباني الخضراء",
  fda: "fda, إدارة الغذاء والدواء",
};

/** Certificates in the words of a query. */
export const CERTIFICATES = new PhraseFinder<Certification>(
  Object.entries(WORDS).map(([code, words]): [Certification, string] => [code as Certification, words]),
  { attached: true },
);
