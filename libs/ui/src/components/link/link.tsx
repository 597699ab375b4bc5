import type { RootProps } from '../../shared/root-props.ts';
import { useLabels } from '../../labels/labels.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { link } from './link.css.ts';
import { Anchor } from './link-context.tsx';

export type LinkProps = RootProps<'a', 'href' | 'target'> & {
  href: string;
  tone?: 'link' | 'muted' | 'inherit';
  target?: 'self' | 'new-window';
};

export function Link({ href, tone = 'link', target = 'self', children, ...rest }: LinkProps) {
  const labels = useLabels();

  if (target === 'new-window') {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer" className={link({ tone })}>
        {children}
        <VisuallyHidden> ({labels.opensInNewWindow})</VisuallyHidden>
      </a>
    );
  }
  return (
    <Anchor {...rest} href={href} className={link({ tone })}>
      {children}
    </Anchor>
  );
}
