import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { brandsRoute, homeRoute } from '@forecourt/contracts';
import { useRouteHref, useWords, withElements } from '@forecourt/composition';
import { Alert, Breadcrumbs, Button, ButtonLink, Container, SelectField } from '@forecourt/ui-kit';
import { valueWord } from '@forecourt/vehicle';
import { ModelTiles } from '../components/ModelTiles.js';
import { PageLinks } from '../components/Paging.js';
import type { FacetValue } from '../rules/listingQuery.js';
import { DIRECTORY_PAGE_SIZE, directoryHeading, directoryUrl } from '../rules/modelDirectory.js';
import type { SearchSay } from '../rules/words.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './directory.styles.js';
import type { ModelsData } from './modelsLoader.js';

const optionsOf = (all: string, values: readonly FacetValue[], chosen: string | undefined, say: SearchSay) => [
  { value: '', label: all },
  // a value of the address that nothing has stays to be seen and taken away
  ...(chosen !== undefined && values.every(({ value }) => value !== chosen)
    ? [{ value: chosen, label: valueWord(chosen, say) }]
    : []),
  ...values.map(({ value, count }) => ({
    value,
    label: say('models.option', { value: valueWord(value, say), count }),
  })),
];

/** Every model in stock with its lowest price, to be narrowed by maker and body (SRCH-17). */
export function Component() {
  const say = useWords(searchWords);
  const { filters, directory } = useLoaderData<ModelsData>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const homeHref = useRouteHref(homeRoute);
  const brandsHref = useRouteHref(brandsRoute);
  const heading = directoryHeading(filters, say);
  const change = (next: Partial<typeof filters>) =>
    void navigate(directoryUrl(pathname, { ...filters, model: undefined, page: 1, ...next }));
  return (
    <Container>
      <div css={styles.page}>
        <header css={styles.top}>
          <Breadcrumbs
            trail={[
              { name: say('home'), ...(homeHref ? { href: homeHref } : {}) },
              ...(brandsHref ? [{ name: say('brands'), href: brandsHref }] : []),
              { name: heading },
            ]}
          />
          <h1>{heading}</h1>
          <p role="status">{directory ? say('models.count', { count: directory.found }) : ' '}</p>
        </header>
        <form css={styles.choose} method="get" action={pathname}>
          <SelectField
            key={`maker-${filters.manufacturer}`}
            label={say('models.maker')}
            name="manufacturer"
            isPlain
            defaultValue={filters.manufacturer ?? ''}
            options={optionsOf(say('models.allMakers'), directory?.manufacturers ?? [], filters.manufacturer, say)}
            onChange={({ currentTarget: { value } }) => change({ manufacturer: value || undefined })}
          />
          <SelectField
            key={`body-${filters.body}`}
            label={say('models.body')}
            name="body"
            isPlain
            defaultValue={filters.body ?? ''}
            options={optionsOf(say('models.allBodies'), directory?.bodies ?? [], filters.body, say)}
            onChange={({ currentTarget: { value } }) => change({ body: value || undefined })}
          />
          <noscript>
            <Button type="submit">{say('models.show')}</Button>
          </noscript>
        </form>
        {!directory && (
          <Alert tone="warning">
            {withElements((marks) => say('models.failed', marks), {
              again: <a href={directoryUrl(pathname, filters)}>{say('tryAgain')}</a>,
            })}
          </Alert>
        )}
        {directory?.models.length === 0 && (
          <div css={styles.empty}>
            <p>{say('models.none')}</p>
            <ButtonLink href={pathname} variant="outline">
              {say('allModels')}
            </ButtonLink>
          </div>
        )}
        {directory && directory.models.length > 0 && <ModelTiles models={directory.models} eager={4} />}
        {directory && (
          <PageLinks
            label={say('pages.models')}
            page={filters.page}
            pages={Math.ceil(directory.found / DIRECTORY_PAGE_SIZE)}
            hrefOf={(page) => directoryUrl(pathname, { ...filters, page })}
          />
        )}
      </div>
    </Container>
  );
}
