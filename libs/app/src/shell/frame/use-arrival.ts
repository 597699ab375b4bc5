import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useShellPorts } from './shell-ports.tsx';

/** Tells of every page that is shown, once it stands in the document. */
export function useArrival(): void {
  const { arrive } = useShellPorts();
  const { key, pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  useLayoutEffect(() => arrive({ key, pathname, search, hash, kind }), [arrive, key, pathname, search, hash, kind]);
}
