import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingUrl, type ListingFilters } from '../domain/listingUrl.js';

/** Goes to the address of filters, at once or after a pause in typing. */
export function useFilterNavigation(prefix: string): (filters: ListingFilters, delay?: number) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (filters, delay = 0) => {
    clearTimeout(timer.current);
    const go = () =>
      void navigate(listingUrl(filters, prefix) + (location.hash === '#filters' ? '#filters' : ''), {
        preventScrollReset: true,
        replace: delay > 0,
      });
    if (delay === 0) go();
    else timer.current = setTimeout(go, delay);
  };
}
