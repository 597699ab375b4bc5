import { createApiClient, isApiError } from '@imah/api-client';
import { element, fillTexts, showProblem } from './elements.js';
import { language, texts } from './texts.js';
import { watchBuildings } from './watch.js';

/** Kept for this tab only, so that a reload does not ask again. */
const storageKey = 'imah-live-value-token';
const demo = { email: 'pengelola@imah.test', password: 'imah-contoh-2026' };

const form = element('login', HTMLFormElement);
const view = element('watch', HTMLElement);
/** @type {(() => void) | null} */
let leave = null;

const client = createApiClient({
  baseUrl: '',
  getToken: () => sessionStorage.getItem(storageKey),
  language: () => language,
  onUnauthorized: () => endSession(sessionStorage.getItem(storageKey) === null ? '' : texts.sessionOver),
});

/** @param {string} problem empty: the person left */
function endSession(problem) {
  sessionStorage.removeItem(storageKey);
  showLogin(problem);
}

/** @param {string} problem empty: there is none */
function showLogin(problem) {
  leave?.();
  leave = null;
  view.hidden = true;
  form.hidden = false;
  showProblem(problem);
}

async function showValues() {
  form.hidden = true;
  showProblem('');
  try {
    const stop = await watchBuildings(client);
    // The session may have ended while the buildings were read.
    if (sessionStorage.getItem(storageKey) === null) stop();
    else leave = stop;
  } catch (error) {
    // A session that is over has been told by onUnauthorized.
    if (!isApiError(error) || error.kind !== 'unauthorized') showLogin(explain(error));
  }
}

/** @param {unknown} error */
function explain(error) {
  if (!isApiError(error)) return String(error);
  return error.status === 0 ? texts.unreachable : error.message;
}

async function login() {
  const fields = {
    email: element('email', HTMLInputElement, form),
    password: element('password', HTMLInputElement, form),
  };
  try {
    const { data } = await client.login({ body: { email: fields.email.value, password: fields.password.value } });
    sessionStorage.setItem(storageKey, data.token);
    await showValues();
  } catch (error) {
    showProblem(explain(error));
  }
}

async function logout() {
  leave?.();
  leave = null;
  // Also where the server cannot be told, nothing of the session stays here.
  await client.deleteSession().catch(() => {});
  endSession('');
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void login();
});
element('logout', HTMLButtonElement).addEventListener('click', () => void logout());

document.documentElement.lang = language;
fillTexts(texts);
for (const [name, value] of Object.entries(demo)) element(name, HTMLInputElement, form).value = value;
if (sessionStorage.getItem(storageKey) === null) showLogin('');
else void showValues();
