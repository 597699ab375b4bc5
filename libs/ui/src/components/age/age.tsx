import type { RootProps } from '../../shared/root-props.ts';
import { clockIcon, hourglassIcon } from '../../icons/generated/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { age } from './age.css.ts';

export type AgeProps = RootProps<'time', 'children'> & {
  /** Already in words: "12 detik lalu". Whoever gives it decides how often it changes. */
  text: string;
  /** ISO instant of the value. */
  dateTime?: string;
  /** `stale` when the value is older than it should be. */
  freshness?: 'fresh' | 'stale';
};

/** How old a value is. */
export function Age({ text, freshness = 'fresh', ...rest }: AgeProps) {
  return (
    <time data-freshness={freshness} {...rest} className={age}>
      <Icon icon={freshness === 'stale' ? hourglassIcon : clockIcon} size="sm" />
      {text}
    </time>
  );
}
