import type { LinkElementProps } from '@imah/ui';
import { Link } from 'react-router-dom';

/** The anchor of every link: the router's for paths of the application, the browser's own for the rest. */
export function RouterAnchor({ href, ...rest }: LinkElementProps) {
  const isOurs =
    href.startsWith('/') && !href.startsWith('//') && rest.target === undefined && rest.download === undefined;
  return isOurs ? (
    <Link to={href} {...rest} />
  ) : (
    // The words are the caller's children.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a href={href} {...rest} />
  );
}
