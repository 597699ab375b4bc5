import { encode } from 'uqr';
import { useMemo } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import * as styles from './qr-code.css.ts';

export type QrCodeProps = RootProps<'figure', 'children'> & {
  /** What a camera reads, usually an address. */
  value: string;
  /** What it opens, for those who do not see it. */
  label: string;
  /** Below it, for those without a camera: a code, an address. */
  caption?: string;
};

/** Free modules around, without which cameras do not find the code. */
const quiet = 4;

/** An address for a camera: on a label, on a screen that a phone is held to. */
export function QrCode({ value, label, caption, ...rest }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: quiet });
    const dark = code.data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: dark.join('') };
  }, [value]);

  return (
    <figure {...rest} className={styles.frame}>
      <svg
        role="img"
        aria-label={label}
        data-color-mode="light"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={styles.svg}
      >
        <path d={path} className={styles.modules} />
      </svg>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
