import { useLayoutEffect, useRef, useState } from "react";

/** So near to the end counts as there. */
const NEAR_PX = 80;

/**
 * Keeps the newest message in view for whoever reads there; who scrolled up is left alone and told that there is more.
 * @param last changes with every message at the end
 * @param first changes when older ones were put before: what is read stays where it is
 */
export function useFollowing(last: string | undefined, first: string | undefined, lastIsMine: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const height = useRef(0);
  const before = useRef({ last, first });
  const [hasNews, setHasNews] = useState(false);

  const toEnd = () => {
    const { current } = box;
    current?.scrollTo({ top: current.scrollHeight });
    setHasNews(false);
  };

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const grown = current.scrollHeight - height.current;
    const { last: lastBefore, first: firstBefore } = before.current;
    if (last !== lastBefore || lastBefore === undefined) {
      if (isNear.current || lastIsMine) current.scrollTo({ top: current.scrollHeight });
      else setHasNews(true);
    } else if (first !== firstBefore) {
      current.scrollTop += grown;
    }
    height.current = current.scrollHeight;
    before.current = { last, first };
  }, [last, first, lastIsMine]);

  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    isNear.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX;
    if (isNear.current) setHasNews(false);
  };
  return { box, onScroll, hasNews, toEnd };
}
