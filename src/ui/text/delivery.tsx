import { Place } from "./place.tsx";

interface DeliveryProps {
  incoterm: string | null;
  place?: string | null;
  className?: string;
}

/** An Incoterm with its named place, which follows it on pages of any direction: "DDP Dubai". */
export function Delivery({ incoterm, place, className = "font-bold" }: DeliveryProps) {
  return (
    <bdi dir="ltr">
      <span className={className}>{incoterm}</span>
      {place && (
        <>
          {" "}
          <Place name={place} />
        </>
      )}
    </bdi>
  );
}
