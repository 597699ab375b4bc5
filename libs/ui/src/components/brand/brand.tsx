import type { RootProps } from '../../shared/root-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { brand, cut, mark } from './brand.css.ts';

export type BrandProps = RootProps<'span', 'children'> & {
  /** `mark` where there is no room for the name; it is still said. */
  display?: 'full' | 'mark';
};

/** The sign of Imah: a roof over a door that stands open. */
export function Brand({ display = 'full', ...rest }: BrandProps) {
  return (
    <span {...rest} className={brand}>
      <svg viewBox="0 0 28 28" aria-hidden className={mark}>
        <rect width="28" height="28" rx="8" fill="currentColor" />
        <path d="M14 5.5 22 12v9.5a1 1 0 0 1-1 1h-4v-6.25a3 3 0 0 0-6 0v6.25H7a1 1 0 0 1-1-1V12z" className={cut} />
      </svg>
      {display === 'full' ? 'Imah' : <VisuallyHidden>Imah</VisuallyHidden>}
    </span>
  );
}
