import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface OpenDeviceAddress {
  readonly openId: string | null;
  /** The address of this page with that device open. */
  readonly addressOf: (deviceId: string) => string;
  readonly close: () => void;
}

/** Which device is open, as the address has it: it can be shared, and Back closes it. */
export function useOpenDevice(): OpenDeviceAddress {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();

  function addressWith(deviceId: string | null): string {
    const next = new URLSearchParams(search);
    if (deviceId === null) next.delete('device');
    else next.set('device', deviceId);
    const text = next.toString();
    return text === '' ? pathname : `${pathname}?${text}`;
  }

  return {
    openId: search.get('device'),
    addressOf: addressWith,
    close: () => void navigate(addressWith(null)),
  };
}
