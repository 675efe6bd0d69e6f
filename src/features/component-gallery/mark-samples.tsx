import { CompanyLogo } from "#src/ui/company-logo.tsx";
import { BackArrow, BackChevron, ForwardArrow, ForwardChevron } from "#src/ui/forward-icon.tsx";
import { LegalLinks } from "#src/ui/page/legal-links.tsx";
import { StarBullet } from "#src/ui/star-bullet.tsx";
import { FoundWords } from "#src/ui/text/found-words.tsx";
import { PathLink } from "#src/ui/text/path-link.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { WhatsAppMark } from "#src/ui/whatsapp-mark.tsx";
import { Sample, State } from "./sample.tsx";

/** Signs that stand for something: badges, logos, arrows. */
export function MarkSamples() {
  return (
    <>
      <VerifiedBadgeSample />
      <CompanyLogoSample />
      <LegalLinksSample />
      <ForwardArrowSample />
      <StarBulletSample />
      <FoundWordsSample />
    </>
  );
}

function VerifiedBadgeSample() {
  return (
    <Sample name="VerifiedBadge">
      {() => (
        <State name="short, whole, with its day">
          <VerifiedBadge short />
          <VerifiedBadge />
          <VerifiedBadge since={Date.UTC(2026, 4, 9)} />
        </State>
      )}
    </Sample>
  );
}

function CompanyLogoSample() {
  return (
    <Sample name="CompanyLogo">
      {({ sentence }) => (
        <State name="small, medium, large, with a picture">
          <CompanyLogo name={sentence} path={null} size="small" />
          <CompanyLogo name={sentence} path={null} />
          <CompanyLogo name={sentence} path={null} size="large" />
          <CompanyLogo name={sentence} path="/mark.svg" size="large" />
        </State>
      )}
    </Sample>
  );
}

function LegalLinksSample() {
  return (
    <Sample name="LegalLinks">
      {() => (
        <State name="only one">
          <LegalLinks />
        </State>
      )}
    </Sample>
  );
}

function ForwardArrowSample() {
  return (
    <Sample
      name="ForwardArrow, BackArrow, ForwardChevron, BackChevron, PathLink"
      note="They follow the language of the page, not the pane: open this page in Arabic and in English."
    >
      {() => (
        <>
          <State name="forward, back">
            <ForwardArrow />
            <BackArrow />
            <ForwardChevron />
            <BackChevron />
          </State>
          <State name="a path of the server">
            <PathLink path="/dev/components">/dev/components</PathLink>
          </State>
        </>
      )}
    </Sample>
  );
}

function StarBulletSample() {
  return (
    <Sample name="StarBullet, WhatsAppMark" note="Marks never turn.">
      {() => (
        <State name="default">
          <StarBullet />
          <WhatsAppMark />
        </State>
      )}
    </Sample>
  );
}

function FoundWordsSample() {
  return (
    <Sample name="FoundWords">
      {() => (
        <State name="across vowel signs, accents and case">
          <p>
            <FoundWords text="تُسلَّمُ البضاعةُ غدًا" query="البضاعه" />
          </p>
          <p>
            <FoundWords text="Le délai de LIVRAISON" query="delai livraison" />
          </p>
        </State>
      )}
    </Sample>
  );
}
