import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { arrowRightIcon, trendingDownIcon, trendingUpIcon } from '../../icons/generated/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { comparison } from './comparison.css.ts';

const icons: Record<ComparisonProps['direction'], IconShape> = {
  up: trendingUpIcon,
  down: trendingDownIcon,
  same: arrowRightIcon,
};

export type ComparisonProps = RootProps<'span', 'children'> & {
  direction: 'up' | 'down' | 'same';
  /** More is good for income and bad for arrears: the page knows which. */
  verdict?: 'good' | 'bad' | 'neutral';
  /** The difference in words, direction included: "8% di atas bulan lalu". */
  text: string;
};

/** How a number stands against an earlier one. */
export function Comparison({ direction, verdict = 'neutral', text, ...rest }: ComparisonProps) {
  return (
    <span data-verdict={verdict} {...rest} className={comparison}>
      <Icon icon={icons[direction]} />
      {text}
    </span>
  );
}
