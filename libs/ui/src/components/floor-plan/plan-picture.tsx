import { memo, type ReactNode } from 'react';
import * as styles from './floor-plan.css.ts';

type Measured = { width: number; height: number };
export type PlanPicture =
  | (Measured & {
      kind: 'image';
      src: string;
      /** Shown instead while the theme is dark. */
      darkSrc?: string;
      /** `inverted` turns black lines on white around in the dark; photographs stay as they are. */
      dark?: 'same' | 'inverted';
    })
  /** An svg element that fills its place. */
  | (Measured & { kind: 'drawing'; drawing: ReactNode })
  | { kind: 'loading' }
  | { kind: 'none'; action?: ReactNode };

export type ShownPicture = Extract<PlanPicture, Measured>;

/** What lies below the items. It says nothing: the plan has its name, and its list. */
export const PlanGround = memo(function PlanGround({ picture, onFail }: { picture: ShownPicture; onFail: () => void }) {
  if (picture.kind === 'drawing') {
    return (
      <div aria-hidden className={styles.ground}>
        {picture.drawing}
      </div>
    );
  }
  const { src, darkSrc, dark = 'same' } = picture;
  // A picture that is not shown is not fetched: it is lazy, and has no place.
  const image = { draggable: false, decoding: 'async', onError: onFail, className: styles.image } as const;
  if (!darkSrc) return <img alt="" {...image} src={src} data-theme="both" data-dark={dark} />;
  return (
    <>
      <img alt="" {...image} src={src} data-theme="light" loading="lazy" />
      <img alt="" {...image} src={darkSrc} data-theme="dark" loading="lazy" />
    </>
  );
});
