import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { icon as iconStyle } from './icon.css.ts';

export type IconProps = RootProps<'svg', 'children' | 'dangerouslySetInnerHTML'> & {
  /** A drawing of `@imah/ui/icons`. */
  icon: IconShape;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Only where no word stands beside it; otherwise the icon is decoration and says nothing. */
  label?: string;
};

export function Icon({ icon, size = 'md', label, ...rest }: IconProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      viewBox="0 0 24 24"
      data-icon={icon.name}
      {...meaning}
      {...rest}
      className={iconStyle({ size })}
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
