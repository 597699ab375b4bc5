/** The specification's numbers for calls of this library, in milliseconds where not said otherwise. */
export const timings = {
  /** S-63: the manifest is fetched so long after the page has loaded. */
  manifestAfterLoad: 1000,
  icons: {
    /** S-64: whoever asked goes on without the icon after this; late data still shows. */
    fetchTimeout: 1500,
    /** S-64: the public service is asked when our own has not answered in this time. */
    rotate: 750,
    /** S-64: a request to the public service is given up after this. */
    timeout: 5000,
    /** S-64: characters of a request's address. */
    urlLimit: 500,
  },
} as const;
