import { type RefObject, useEffect, useState } from 'react';

/** Which part of a tall element is near the screen, in pixels from its own top, and how wide it is. */
export interface VisiblePart {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Further than a screen beyond its edges nothing needs to be drawn. */
const beyond = 800;
/** A scroll of less changes nothing that is drawn. */
const grain = 200;

const atFirst: VisiblePart = { top: 0, bottom: 2_000, width: 0 };

/** Follows scrolling and resizing, whichever ancestor scrolls. */
export function useVisiblePart(ref: RefObject<HTMLElement | null>): VisiblePart {
  const [part, setPart] = useState(atFirst);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const box = element.getBoundingClientRect();
      const next = {
        top: snap(-box.top - beyond),
        bottom: snap(window.innerHeight - box.top + beyond),
        width: element.clientWidth,
      };
      setPart((current) =>
        current.top === next.top && current.bottom === next.bottom && current.width === next.width ? current : next,
      );
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const resized = new ResizeObserver(later);
    resized.observe(element);
    window.addEventListener('scroll', later, { capture: true, passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [ref]);

  return part;
}

function snap(pixels: number): number {
  return Math.floor(pixels / grain) * grain;
}
