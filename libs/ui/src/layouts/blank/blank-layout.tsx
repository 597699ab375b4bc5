import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { join } from '../../shared/join.ts';
import { content, unpadded } from '../content.css.ts';
import { contentId, layoutAttributes, type ContentPadding, type ContentVariant } from '../layout-face.ts';
import { SkipLink } from '../skip-link.tsx';
import * as styles from './blank-layout.css.ts';

export type BlankLayoutProps = RootProps<'div'> & {
  /** Above the page: its own header element. With one there is also a link past it. */
  top?: ReactNode;
  /** Below the page: its own footer element. */
  bottom?: ReactNode;
  variant?: ContentVariant;
  padding?: ContentPadding;
  /** `center` puts a small page, such as the sign-in form, in the middle of the screen. */
  align?: 'start' | 'center';
};

/** The page alone: public pages, sign-in, wizards. */
export function BlankLayout({
  top,
  bottom,
  variant = 'default',
  padding = 'default',
  align = 'start',
  children,
  ...rest
}: BlankLayoutProps) {
  return (
    <div
      {...rest}
      {...layoutAttributes({ layout: 'blank', variant, header: 'hidden', padding })}
      className={styles.root}
    >
      {top ? <SkipLink /> : null}
      {top}
      <main
        id={contentId}
        tabIndex={-1}
        // A blank page draws from edge to edge: it brings its own room.
        className={join(content, unpadded, align === 'center' && styles.centered)}
      >
        {children}
      </main>
      {bottom}
    </div>
  );
}
