import { nanoid } from "nanoid";

/** A new id with the prefix of its kind, e.g. `rfq_V1StGXR8_Z5jdHi6B-myT` (126 random bits). */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${nanoid()}`;
}

type IdPrefix =
  | "rfq"
  | "evt"
  | "imp"
  | "led"
  | "msg"
  | "tip"
  | "out"
  | "prd"
  | "prp"
  | "usr"
  | "ses"
  | "sup"
  | "doc"
  | "ntc"
  | "aud"
  | "rev"
  | "inv"
  | "qst"
  | "quo"
  | "tpl"
  | "fil"
  | "ord"
  | "pay"
  | "dsp"
  | "chk"
  | "ptn"
  | "clm"
  | "rpt"
  | "cnv"
  | "syn"
  | "ref";
