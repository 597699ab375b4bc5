import * as styles from './brand-mark.css.ts';

export interface BrandMarkProps {
  readonly name: string;
  readonly size?: 'md' | 'lg';
}

/** The house with a pulse, and the name beside it. */
export function BrandMark({ name, size = 'md' }: BrandMarkProps) {
  return (
    <span className={styles.mark({ size })}>
      <svg viewBox="0 0 32 32" aria-hidden className={styles.glyph({ size })}>
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <path d="M7.5 15.2 16 8l8.5 7.2V24H7.5z" className={styles.walls} />
        <path d="M10.5 19.2h2.6l1.6-3.4 2.6 5.6 1.5-2.2h2.7" className={styles.pulse} />
      </svg>
      {name}
    </span>
  );
}
