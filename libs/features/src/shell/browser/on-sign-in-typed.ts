const signInPaths = ['/login', '/register'];

/** Calls `run` once, as soon as somebody types into a form that leads to a session. */
export function onSignInTyped({ document, location }: Pick<Window, 'document' | 'location'>, run: () => Promise<void>) {
  const heed = () => {
    if (!signInPaths.includes(location.pathname)) return;
    document.removeEventListener('input', heed);
    document.removeEventListener('submit', heed);
    // The sign-in goes on without it; the workspace asks again.
    run().catch(() => undefined);
  };
  document.addEventListener('input', heed);
  document.addEventListener('submit', heed);
}
