/**
 * What a deployment tells the browser at run time, so that one build serves them all. The server
 * writes it into every page as JSON; null means "not set".
 */
export interface RuntimeConfig {
  readonly buildId: string;
  readonly apiBase: string | null;
  readonly fallbackApiBase: string | null;
  readonly mqttUrl: string | null;
  readonly iconFallbackUrl: string | null;
  /** People may log in by an OpenID provider; `name` is its host. */
  readonly signIn?: { readonly name: string };
  /** The demonstration is loaded; its accounts may be shown on the login page. */
  readonly demo: { readonly accounts: readonly string[]; readonly password: string } | null;
}

/** Id of the element in a page that holds its configuration as JSON. */
export const runtimeConfigElementId = 'imah-config';
