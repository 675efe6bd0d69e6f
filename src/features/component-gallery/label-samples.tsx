import { Avatar } from "#src/ui/avatar.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { CurrencyChoice } from "#src/ui/fields/currency-choice.tsx";
import { Approx, ApproxNote } from "#src/ui/text/approx.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Delivery } from "#src/ui/text/delivery.tsx";
import { Figure, FigureEvidence } from "#src/ui/text/figure.tsx";
import { LanguageTag } from "#src/ui/text/language-tag.tsx";
import { OwnWords } from "#src/ui/text/own-words.tsx";
import { PaymentTerms } from "#src/ui/text/payment-terms.tsx";
import { Place } from "#src/ui/text/place.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { Seat } from "#src/ui/text/seat.tsx";
import { Stars } from "#src/ui/text/stars.tsx";
import { Sample, State } from "./sample.tsx";

const TONES = ["neutral", "gulf", "brass", "leaf", "clay"] as const;

export function LabelSamples() {
  return (
    <>
      <AvatarSample />
      <Figure value="90%" />
      <FigureEvidence url="/about" className="text-gulf-800" />
      <BadgeSample />
      <StarsSample />
      <PriceSample />
      <ApproxSample />
      <LtrSample />
      <TermsSample />
      <WordsOfOthersSample />
      <LanguageTagSample />
    </>
  );
}

function AvatarSample() {
  return (
    <Sample name="Avatar" note="Arabic letters are not joined; a name keeps its colour.">
      {({ word, sentence, long }) => (
        <State name="initials in three sizes, a picture, no letters">
          <Avatar name={word} />
          <Avatar name={sentence} size="medium" />
          <Avatar name={long} size="large" />
          <Avatar name={word} path="/icon-192.png" size="medium" />
          <Avatar name="…" size="medium" />
        </State>
      )}
    </Sample>
  );
}

function BadgeSample() {
  return (
    <Sample name="Badge">
      {({ word, long }) => (
        <State name="five tones, long text">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {word}
            </Badge>
          ))}
          <Badge>{long}</Badge>
        </State>
      )}
    </Sample>
  );
}

function StarsSample() {
  return (
    <Sample name="Stars" note="They fill from where reading starts, and announce their value.">
      {() => (
        <State name="0, 3.4, 4.5, 5">
          {[0, 3.4, 4.5, 5].map((value) => (
            <Stars key={value} value={value} />
          ))}
        </State>
      )}
    </Sample>
  );
}

function PriceSample() {
  return (
    <Sample name="Price" note="Words of the amount follow the language of the page.">
      {() => (
        <State name="dirham, riyal, dinar with three decimals, a large one">
          <Price minor={1_250_00} currency="AED" />
          <Price minor={99_50} currency="SAR" />
          <Price minor={12_345} currency="KWD" />
          <Price minor={9_876_543_210} currency="AED" />
        </State>
      )}
    </Sample>
  );
}

function TermsSample() {
  return (
    <Sample
      name="Delivery, PaymentTerms"
      note="In the reader's order and language; what was written freely has its own."
    >
      {() => (
        <p className="grid gap-2">
          <Delivery incoterm="DDP" place="Dubai" />
          <Delivery incoterm="CIF" place="مومباسا" />
          <PaymentTerms text="30% deposit, 70% before shipment" />
          <PaymentTerms text="40% with the order" />
        </p>
      )}
    </Sample>
  );
}

function WordsOfOthersSample() {
  return (
    <Sample
      name="Place, Seat, OwnWords"
      note="A known city in the reader's language; what somebody wrote as it is, with its own where it is another."
    >
      {() => (
        <p className="grid gap-2">
          <Place name="Jebel Ali" />
          <Place name="Kisumu" />
          <Seat city="Ajman" country="AE" />
          <OwnWords text="بضاعة ممتازة وتسليم في الموعد" />
          <OwnWords text="Goods as described, delivered on the day." />
        </p>
      )}
    </Sample>
  );
}

function ApproxSample() {
  return (
    <Sample name="Approx" note="Behind a price, once a currency is chosen here.">
      {() => (
        <div className="grid gap-2">
          <CurrencyChoice />
          <p>
            <Price minor={8800} currency="AED" />
            <Approx minor={8800} currency="AED" />
          </p>
          <ApproxNote currencies={["AED"]} />
        </div>
      )}
    </Sample>
  );
}

function LtrSample() {
  return (
    <Sample name="Ltr, Written" note="Isolated inside a sentence of the other direction.">
      {({ word }) => (
        <p>
          {word} <Ltr>+971 50 123 4567</Ltr>, <Ltr>15 x 20 x 30 cm</Ltr>, <Ltr>-5</Ltr>, <Ltr>PVC Pipe 4"</Ltr>{" "}
          <Written>شركة النخيل (دبي)</Written>, <Written>Gulf Pipes (FZE)</Written> {word}
        </p>
      )}
    </Sample>
  );
}

function LanguageTagSample() {
  return (
    <Sample name="LanguageTag" note="Nothing for a text in the page's own language.">
      {({ sentence }) => (
        <State name="ar, en, fr">
          {(["ar", "en", "fr"] as const).map((locale) => (
            <span key={locale}>
              {sentence} <LanguageTag locale={locale} />
            </span>
          ))}
        </State>
      )}
    </Sample>
  );
}
