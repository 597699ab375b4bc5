import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { xIcon } from '../../icons/generated/icons.ts';
import { fill } from '../../labels/fill.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { join } from '../../shared/join.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './tag.css.ts';

export type TagProps = RootProps<'span', 'children'> & {
  label: string;
  icon?: IconShape;
  /** A dot in one of the eight data colours, to find it again in a chart. */
  dot?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
  /** With it people can take the tag away. */
  onRemove?: () => void;
};

/** A word that people put on something, or a filter that holds. */
export function Tag({ label, icon, dot, onRemove, ...rest }: TagProps) {
  const labels = useDataLabels();
  return (
    <span {...rest} className={styles.tag}>
      {dot ? <span className={join(styles.dot, styles.dots[dot])} /> : null}
      {icon ? <Icon icon={icon} size="sm" /> : null}
      <span className={styles.words} title={label}>
        {label}
      </span>
      {onRemove ? (
        <button
          type="button"
          aria-label={fill(labels.remove, { name: label })}
          onClick={onRemove}
          className={styles.remove}
        >
          <Icon icon={xIcon} size="sm" />
        </button>
      ) : null}
    </span>
  );
}
