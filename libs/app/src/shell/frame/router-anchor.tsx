import type { LinkElementProps } from '@imah/ui';
import { Link } from 'react-router-dom';
import { isOwnPath } from './is-own-path.ts';

/** The anchor of every link: the router's for paths of the application, the browser's own for the rest. */
export function RouterAnchor({ href, ...rest }: LinkElementProps) {
  const isOurs = isOwnPath(href, originHere()) && rest.target === undefined && rest.download === undefined;
  return isOurs ? (
    <Link to={href} {...rest} />
  ) : (
    // The words are the caller's children.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a href={href} {...rest} />
  );
}

/** A page that the build renders has no address yet; its links into the application are paths, own to whichever it gets. */
function originHere(): string {
  return typeof location === 'undefined' ? 'https://imah.invalid' : location.origin;
}
