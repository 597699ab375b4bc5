import { NotFoundPage } from '@imah/ui';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session-context.tsx';

/** A path that no record knows (S-16): told inside the layout, the application stays usable. */
export function NotFound() {
  const { pathname, search, hash } = useLocation();
  const isSignedIn = useSession(({ context }) => context.session !== null);
  // The sentence is fixed by S-16, in every language.
  return <NotFoundPage message={`Page not found: ${pathname}${search}${hash}`} homeHref={isSignedIn ? '/imah' : '/'} />;
}
