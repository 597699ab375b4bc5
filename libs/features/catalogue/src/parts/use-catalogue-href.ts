import { useSearchParams } from 'react-router-dom';

/** The address of a page of the catalogue, of the organisation that is chosen here. */
export function useCatalogueHref(): (href: string) => string {
  const [address] = useSearchParams();
  const orgId = address.get('organisasi');
  return (href) => (orgId === null ? href : `${href}${href.includes('?') ? '&' : '?'}organisasi=${orgId}`);
}
