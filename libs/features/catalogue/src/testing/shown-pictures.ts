import { plainConfig } from '@imah/app/harness';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="#cfe3e6"/><rect x="30" y="20" width="20" height="34" rx="5" fill="#3d8592"/><rect x="36" y="10" width="8" height="11" fill="#17373c"/></svg>`;

/** What stands around a story in which pictures are seen: no server answers it, so each address of a file is one drawing. */
export const shownPictures = {
  config: { ...plainConfig, apiBase: `data:image/svg+xml,${encodeURIComponent(drawing)}#` },
};
