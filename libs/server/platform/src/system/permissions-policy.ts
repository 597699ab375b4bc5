/** What a browser lets pages do: what none of ours needs, nothing that gets into one may use either; codes are scanned by the camera. */
const unneeded = [
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'bluetooth',
  'hid',
  'midi',
  'display-capture',
];
/** The header that says so. */
export const permissionsPolicy = ['camera=(self)', ...unneeded.map((feature) => `${feature}=()`)].join(', ');
