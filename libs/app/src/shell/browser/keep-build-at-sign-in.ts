const signInPaths = ['/login', '/register'];

type SignInPage = Pick<Window, 'location' | 'navigator'> & {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
};

/**
 * Keeps the app on the device as soon as somebody types into a form that leads to a session: who signs in finds it there,
 * should the network go right after. Visitors of other public pages are spared it.
 */
export function keepBuildAtSignIn({ document, location, navigator }: SignInPage): void {
  const keep = () => {
    if (!signInPaths.includes(location.pathname)) return;
    document.removeEventListener('input', keep);
    document.removeEventListener('submit', keep);
    // The sign-in goes on without it; the workspace asks again.
    import('../../offline/index.ts').then(({ keepBuild }) => keepBuild(navigator)).catch(() => undefined);
  };
  document.addEventListener('input', keep);
  document.addEventListener('submit', keep);
}
