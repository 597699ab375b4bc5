import { type LegalDocument, list, table, text } from '../legal-document.ts';

export const cookieEn: LegalDocument = {
  title: 'Cookies and Storage',
  summary:
    'Imah uses two cookies, to recognise your session and your browser. There are no cookies for advertising, statistics or third parties, and so there is no consent banner. The Indonesian text prevails.',
  version: '2026-11-01',
  inForce: 'In force since 1 November 2026.',
  contentsLabel: 'Contents',
  sections: [
    {
      id: 'kuki',
      heading: 'The cookies we use',
      blocks: [
        table(
          ['Name', 'What it is for', 'Lasts'],
          [
            'imah_session (under https: __Host-imah_session)',
            'Recognises you after you log in. Scripts cannot read it (HttpOnly), it is sent only to this site (SameSite=Lax), and under https only over a secure connection (Secure)',
            'Until you log out, at most 30 days',
          ],
          [
            'imah_device (under https: __Host-imah_device)',
            'Recognises a browser that you have logged in with, so that others who guess your password wrong do not lock you out there. Otherwise like the cookie above',
            'Until 180 days after your last login, also once you have logged out',
          ],
        ),
        text('Both cookies are strictly necessary to log in safely. They are set when you log in, not when you visit.'),
      ],
    },
    {
      id: 'penyimpanan',
      heading: 'Storage in your browser',
      blocks: [
        text('Some choices are kept in your own browser and are not sent to the server:'),
        table(
          ['Name', 'Place', 'What it is for', 'Lasts'],
          [
            'imah-color-mode',
            'Local storage',
            'Light or dark appearance, or that of the system',
            'Until you delete it',
          ],
          ['imah-locale', 'Local storage', 'The language you chose', 'Until you delete it'],
          ['imah-sidebar', 'Local storage', 'Whether the sidebar is open or folded', 'Until you delete it'],
          [
            'imah-boarding',
            'Session storage',
            'An unfinished form of your first building',
            'Until the tab is closed or the form is sent',
          ],
          [
            'imah-reloads',
            'Session storage',
            'Keeps a page from reloading again and again after an update',
            'Until the tab is closed',
          ],
        ),
      ],
    },
    {
      id: 'mengatur',
      heading: 'How to control it',
      blocks: [
        list(
          'Logging out of Imah deletes the session on the server and its cookie in your browser. Ending all other sessions makes other browsers unknown.',
          'In the settings of your browser you can delete or block the cookies and storage of this site. If cookies are blocked you cannot log in; the public pages can still be read.',
        ),
        text(
          'Should we ever want to use a cookie that is not strictly necessary, we will ask for your consent first, without a ticked box.',
        ),
      ],
    },
  ],
};
