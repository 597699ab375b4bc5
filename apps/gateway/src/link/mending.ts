/** Codes of what keeps a gateway from Imah, with what whoever reads the log can do about it. */
const mendings: readonly { readonly codes: readonly (string | number)[]; readonly mend: string }[] = [
  {
    // Refused by Imah (MQTT 3.1.1, 3.2.2.3): it does not know the pair, or does not let it in.
    codes: [4, 5],
    mend: 'imah.username and imah.password are no valid credential of the building: issue a new one in Imah under Sambungkan',
  },
  {
    codes: [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_GET_ISSUER_CERT',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'CERT_SIGNATURE_FAILURE',
    ],
    mend: 'the certificate is not signed by anybody who is trusted here: give the file of the one who signed it as imah.ca',
  },
  {
    codes: ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'],
    mend: 'the certificate is not valid today: renew it, or set the clock of this computer',
  },
  {
    codes: ['ERR_TLS_CERT_ALTNAME_INVALID'],
    mend: 'the certificate is of another name: use the name that stands in it in imah.url',
  },
  {
    codes: ['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'],
    mend: 'no TLS is spoken at this port: use mqtt:// in imah.url, or the port of mqtts://',
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    mend: 'the name in imah.url is not known here: look at it, and at the DNS of this network',
  },
  {
    codes: ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
    mend: 'nobody answers at the address and port in imah.url: look at them, and at the firewall',
  },
];

/** What to mend so that Imah can be reached; null for what nobody has met yet. */
export function mendingOf(error: Error): string | null {
  const code: unknown = 'code' in error ? error.code : undefined;
  return mendings.find(({ codes }) => codes.some((known) => known === code))?.mend ?? null;
}
