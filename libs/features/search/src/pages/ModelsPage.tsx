import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { brandsRoute, homeRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { Alert, Breadcrumbs, Button, ButtonLink, Container, SelectField } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { ModelTiles } from '../components/ModelTiles.js';
import { PageLinks } from '../components/Paging.js';
import type { FacetValue } from '../domain/listingQuery.js';
import { DIRECTORY_PAGE_SIZE, directoryHeading, directoryUrl } from '../domain/modelDirectory.js';
import * as styles from './directory.styles.js';
import type { ModelsData } from './modelsLoader.js';

const optionsOf = (all: string, values: readonly FacetValue[], chosen: string | undefined) => [
  { value: '', label: all },
  // a value of the address that nothing has stays to be seen and taken away
  ...(chosen !== undefined && values.every(({ value }) => value !== chosen) ? [{ value: chosen, label: chosen }] : []),
  ...values.map(({ value, count }) => ({ value, label: `${value} (${formatNumber(count)})` })),
];

/** Every model in stock with its lowest price, to be narrowed by maker and body (SRCH-17). */
export function Component() {
  const { filters, directory } = useLoaderData<ModelsData>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const homeHref = useRouteHref(homeRoute);
  const brandsHref = useRouteHref(brandsRoute);
  const heading = directoryHeading(filters);
  const change = (next: Partial<typeof filters>) =>
    void navigate(directoryUrl(pathname, { ...filters, model: undefined, page: 1, ...next }));
  return (
    <Container>
      <div css={styles.page}>
        <header css={styles.top}>
          <Breadcrumbs
            trail={[
              { name: 'Home', ...(homeHref ? { href: homeHref } : {}) },
              ...(brandsHref ? [{ name: 'Brands', href: brandsHref }] : []),
              { name: heading },
            ]}
          />
          <h1>{heading}</h1>
          <p role="status">
            {directory ? `${formatNumber(directory.found)} ${directory.found === 1 ? 'model' : 'models'}` : ' '}
          </p>
        </header>
        <form css={styles.choose} method="get" action={pathname}>
          <SelectField
            key={`maker-${filters.manufacturer}`}
            label="Maker"
            name="manufacturer"
            isPlain
            defaultValue={filters.manufacturer ?? ''}
            options={optionsOf('All makers', directory?.manufacturers ?? [], filters.manufacturer)}
            onChange={({ currentTarget: { value } }) => change({ manufacturer: value || undefined })}
          />
          <SelectField
            key={`body-${filters.body}`}
            label="Body"
            name="body"
            isPlain
            defaultValue={filters.body ?? ''}
            options={optionsOf('All bodies', directory?.bodies ?? [], filters.body)}
            onChange={({ currentTarget: { value } }) => change({ body: value || undefined })}
          />
          <noscript>
            <Button type="submit">Show</Button>
          </noscript>
        </form>
        {!directory && (
          <Alert tone="warning">
            The models cannot be read just now. <a href={directoryUrl(pathname, filters)}>Try again</a>
          </Alert>
        )}
        {directory?.models.length === 0 && (
          <div css={styles.empty}>
            <p>Nothing in stock fits this choice.</p>
            <ButtonLink href={pathname} variant="outline">
              All models
            </ButtonLink>
          </div>
        )}
        {directory && directory.models.length > 0 && <ModelTiles models={directory.models} eager={4} />}
        {directory && (
          <PageLinks
            label="Pages of models"
            page={filters.page}
            pages={Math.ceil(directory.found / DIRECTORY_PAGE_SIZE)}
            hrefOf={(page) => directoryUrl(pathname, { ...filters, page })}
          />
        )}
      </div>
    </Container>
  );
}
