import { SaxesParser } from 'saxes';

/**
 * What each element of ADF 1.0 contains, in order: the names of the children with a space behind each. Elements
 * that are not named here hold text alone.
 */
const CHILDREN = new Map<string, RegExp>([
  ['adf', /^(prospect )+$/],
  ['prospect', /^(id )*requestdate (vehicle )*customer vendor (provider )?$/],
  [
    'vehicle',
    new RegExp(
      '^year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(condition )?' +
        '(colorcombination )*(imagetag )?(price )*(pricecomments )?(option )*(finance )?(comments )?$',
    ),
  ],
  ['finance', /^(method )?(amount )*(balance )?$/],
  ['customer', /^contact (id )*(timeframe )?(comments )?$/],
  ['contact', /^(name )+(?=email |phone )(email )?(phone )*(address )?$/],
  ['address', /^(street )*(apartment )?(city )?(regioncode )?(postalcode )?(country )?$/],
  ['timeframe', /^(description )?(earliestdate )?(latestdate )?$/],
  ['vendor', /^(id )*(vendorname )?(url )*contact $/],
]);

/** Values of attributes that ADF limits, by element and attribute. */
const VALUES = new Map<string, RegExp>([
  ['prospect status', /^(new|resend)$/],
  ['vehicle interest', /^(buy|lease|sell|trade-in|test-drive)$/],
  ['vehicle status', /^(new|used)$/],
  ['odometer units', /^(km|miles)$/],
  ['price type', /^(quote|offer|msrp|invoice|call|appraisal|asking)$/],
  ['price currency', /^[A-Z]{3}$/],
  ['amount type', /^(downpayment|monthly|total)$/],
  ['amount limit', /^(maximum|minimum|exact)$/],
  ['amount currency', /^[A-Z]{3}$/],
  ['balance type', /^(finance|residual)$/],
  ['balance currency', /^[A-Z]{3}$/],
  ['name part', /^(first|middle|suffix|last|full)$/],
  ['id sequence', /^\d+$/],
]);

export interface AdfElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly AdfElement[];
}

/** What is against the format in an element and below it. */
export function adfFaults({ name, attributes, children }: AdfElement): string[] {
  const found = children.map((child) => `${child.name} `).join('');
  const model = CHILDREN.get(name) ?? /^$/;
  return [
    ...(model.test(found) ? [] : [`<${name}> holds ${found || 'nothing'}`]),
    ...Object.entries(attributes).flatMap(([attribute, value]) => {
      const allowed = VALUES.get(`${name} ${attribute}`);
      return allowed && !allowed.test(value) ? [`${attribute} of <${name}> is ${value}`] : [];
    }),
    ...children.flatMap(adfFaults),
  ];
}

/** The tree of a document, from `<adf>` down; throws where it is not well-formed. */
export function adfTree(xml: string): AdfElement {
  const top: AdfElement & { children: AdfElement[] } = { name: '', attributes: {}, children: [] };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [adf] = top.children;
  if (!adf) throw new Error('There is no element.');
  return adf;
}
