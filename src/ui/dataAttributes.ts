// Makes this file a module augmentation of React's types.
import 'react';

/** A list of fixed values, or the type of a value. A flag is present or absent, whatever its value. */
type AttributeValues = readonly string[] | 'text' | 'number' | 'boolean' | 'flag' | 'text or flag';

export interface DataAttribute {
  readonly values: AttributeValues;
  /** The elements that have it, in Markdown. */
  readonly element: string;
  /** Who outside of the project reads it. */
  readonly usedBy?: readonly ('QA' | 'recorder')[];
  /** In Markdown, as a sentence without its full stop. */
  readonly meaning: string;
}

/**
 * Every `data-*` attribute of the application, the gallery and the QA drawer. Names and values are an interface: changing
 * one is a breaking change. `npm run docs` generates the table in `docs/interface.md`, and a test compares it with the
 * source. The application imports types only, so the table is in no build.
 */
export const dataAttributes = {
  'data-product': {
    values: 'text',
    element: '`<html>`',
    usedBy: ['QA'],
    meaning: 'Folder of the brand',
  },
  'data-country': {
    values: 'text',
    element: '`<html>`',
    usedBy: ['QA'],
    meaning: 'Country of the page',
  },
  'data-version': {
    values: 'text',
    element: '`<html>`',
    usedBy: ['QA'],
    meaning: 'Commit and time of the build',
  },
  'data-state': {
    values: 'number',
    element: '`<html>`',
    usedBy: ['QA'],
    meaning: "Number of the server's progress state",
  },
  'data-variant': {
    values: 'text',
    element: '`<html>`',
    usedBy: ['QA'],
    meaning: 'Variant of the experiment that the visit takes part in',
  },
  'data-texts': {
    values: 'text',
    element: 'Templates of variants, and the link to the texts',
    meaning: 'Address of the texts of a variant',
  },
  'data-framed': {
    values: 'flag',
    element: '`<html>`',
    meaning: 'The page is in a frame, where header, footer and introduction are hidden',
  },
  'data-light': {
    values: 'flag',
    element: '`<html>`',
    meaning: 'Custom colours are set, so the page is light where the visitor prefers dark',
  },
  'data-start': {
    values: ['', 'neutral'],
    element: '`<html>`',
    usedBy: ['QA'],
    meaning:
      'The prerendered first screen is hidden until another screen is rendered; `neutral` hides its outline too',
  },
  'data-chosen': {
    values: 'flag',
    element: '`<html>`',
    meaning: 'The visitor has answered the consent banner, which is hidden',
  },
  'data-sharing-refused': {
    values: 'flag',
    element: '`<html>`',
    meaning: 'The browser refuses sharing (Global Privacy Control); the consent banner says so',
  },
  'data-query': {
    values: 'text',
    element: '`<html>`',
    meaning: 'The initial query, of whose private values the starter has cleaned the address',
  },
  'data-taken': {
    values: 'flag',
    element: '`#root`',
    usedBy: ['QA'],
    meaning: 'The application has hydrated the prerendered first step, and the address names the step',
  },
  'data-pressed': {
    values: 'number',
    element: 'Buttons of the prerendered first screen',
    meaning: 'Order of a press that the application replays after hydration',
  },
  'data-offline': {
    values: 'text',
    element: 'The template of the text about a start that failed',
    meaning: 'The text if the browser is offline',
  },
  'data-outdated': {
    values: 'text',
    element: 'The template of the text about a start that failed',
    meaning: 'The text if the browser is older than the floor',
  },
  'data-language': {
    values: 'text',
    element: 'The link to the texts of the prerendered first screen',
    meaning: 'The language tag of the prerendered first screen',
  },
  'data-year': {
    values: 'number',
    element: 'The link to the texts of the prerendered first screen',
    meaning: 'The calendar year that the prerendered first screen shows',
  },
  'data-cover': {
    values: 'flag',
    element: 'The page that stands in for the application while its answers are covered',
    usedBy: ['QA'],
    meaning: 'The answers are covered, because nobody has touched the page for a while',
  },
  'data-screen': {
    values: ['first', 'step'],
    element: 'The layout around header, main part and footer',
    meaning: 'Whether the layout shows the first step or another screen',
  },
  'data-part': {
    values: [
      'header',
      'words',
      'scene',
      'loan',
      'loan-panel',
      'loan-figures',
      'aside',
      'card',
      'progress',
      'heading',
      'fields',
      'short',
      'compact',
      'choices',
      'ends',
      'price',
      'act',
      'submit',
      'about',
      'legal',
    ],
    element: 'Parts of the frame and of the form',
    meaning: "A part that a brand's layout style sheets position",
  },
  'data-sends-itself': {
    values: 'flag',
    element: 'The input of a one-time code',
    usedBy: ['QA'],
    meaning: 'The form is sent with the last digit',
  },
  'data-print': {
    values: ['hidden'],
    element: 'What can only be pressed, with the words around it',
    meaning: 'It is left out when the page is printed',
  },
  'data-status': {
    values: ['done', 'now', 'next'],
    element: 'A section of the form, in the panel of the loan',
    meaning: 'Whether the section is finished, open or still to come',
  },
  'data-sections': {
    values: 'number',
    element: 'The progress of the form',
    meaning: 'Number of sections',
  },
  'data-section': {
    values: 'number',
    element: 'The progress of the form',
    meaning: 'Number of the section of the open step',
  },
  'data-opens-section': {
    values: 'flag',
    element: 'The progress of the form',
    meaning: 'The open step is the first one of its section, and not of the form',
  },
  'data-step': {
    values: 'text',
    element: '`<form>` of a step or a state',
    usedBy: ['QA'],
    meaning: 'Route of the step or the state; each form has one `button[type=submit]`',
  },
  'data-invalid': {
    values: 'boolean',
    element: 'A field, a card of a choice, a side of a document',
    meaning: 'The answer has an error',
  },
  'data-label': {
    values: 'text',
    element: 'Figures of the repayment schedule',
    meaning: 'Name of the column, shown where the columns have no room beside each other',
  },
  'data-longest': {
    values: 'text',
    element: 'The place of the day a loan is due',
    meaning: 'The longest day of the language, whose width the place has',
  },
  'data-of': {
    values: 'text',
    element: '`input[type=range]`',
    usedBy: ['QA'],
    meaning: 'Name of the text control for the same answer; the slider has no name',
  },
  'data-value': {
    values: 'text',
    element: 'The place of an amount or a period that is typed',
    meaning: 'The text of the control inside; the place is as wide',
  },
  'data-price': {
    values: ['amount', 'period', 'instalment', 'total', 'cost', 'apr', 'due'],
    element: 'Figures of the loan',
    meaning: 'The figure that the element shows; the starter updates it before hydration',
  },
  'data-row': {
    values: 'number',
    element: 'A row of a list',
    meaning: 'Position of the row, from 0',
  },
  'data-removed': {
    values: 'flag',
    element: 'The notice about a removed row',
    meaning: 'Takes the focus after the removal',
  },
  'data-active': {
    values: 'flag',
    element: 'An option of a combobox',
    meaning: 'The active option',
  },
  'data-for-phones': {
    values: 'boolean',
    element: 'A file picker',
    meaning: 'Visible on touch devices only',
  },
  'data-side': {
    values: ['front', 'back'],
    element: 'A side of a document',
    meaning: 'The side that the picture is of',
  },
  'data-private': {
    values: 'flag',
    element: 'The link for the phone, the form of a statement',
    usedBy: ['recorder'],
    meaning: 'The recording of a session leaves the element out',
  },
  'data-consent': {
    values: 'flag',
    element: 'The consent banner',
    meaning: 'Only builds with third-party platforms contain it',
  },
  'data-choice': {
    values: 'text',
    element: 'Buttons of the consent banner',
    meaning: 'The purposes that the button permits, separated by spaces, or `ticked`',
  },
  'data-qa': {
    values: 'text or flag',
    element: 'The QA drawer and its controls',
    usedBy: ['QA'],
    meaning: 'Name of the control; only the development server and a staging build contain it',
  },
} as const satisfies Readonly<Record<`data-${string}`, DataAttribute>>;

type ValueOf<Values extends AttributeValues> = Values extends readonly string[]
  ? Values[number]
  : Values extends 'number'
    ? number
    : Values extends 'boolean'
      ? boolean
      : Values extends 'flag'
        ? true
        : Values extends 'text'
          ? string
          : string | true;

type DataAttributeProps = {
  readonly [Name in keyof typeof dataAttributes]?:
    ValueOf<(typeof dataAttributes)[Name]['values']> | undefined;
};

declare module 'react' {
  // HTMLAttributes and SVGAttributes extend AriaAttributes. TypeScript itself accepts any unknown `data-*` attribute in JSX;
  // `dataAttributes.test.ts` finds those.
  interface AriaAttributes extends DataAttributeProps {}
}
