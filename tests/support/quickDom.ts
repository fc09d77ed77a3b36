/**
 * Replaces computations of jsdom that testing-library and MUI ask for again and again, and that took two thirds of the
 * time of a form's component test. The results are the same, but for the width: as nothing is laid out here, it is 0,
 * and MUI does not work out how high a box for several lines is, at each key.
 */

interface Found {
  styles: WeakMap<Element, Partial<Record<Property, string>>>;
  /** All properties, as jsdom works them out. */
  ofJsdom: WeakMap<Element, CSSStyleDeclaration>;
  labels?: Map<Element, HTMLLabelElement[]>;
  rules?: Sheet['rules'][];
}

const nothing = (): Found => ({ styles: new WeakMap(), ofJsdom: new WeakMap() });
/** The results since the page last changed. */
let found = nothing();
const forget = () => {
  found = nothing();
};
const changes = new MutationObserver(forget);
changes.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});

function sinceLastChange(): Found {
  if (changes.takeRecords().length > 0) forget();
  return found;
}

const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/** The labels of each field. For each field, jsdom searches the whole page for the field of every label. */
function labelsByField(): Map<Element, HTMLLabelElement[]> {
  const known = sinceLastChange();
  if (known.labels) return known.labels;
  known.labels = new Map();
  for (const label of document.querySelectorAll('label')) {
    const field = label.hasAttribute('for')
      ? document.getElementById(label.htmlFor)
      : label.querySelector(LABELABLE);
    if (field) known.labels.set(field, [...(known.labels.get(field) ?? []), label]);
  }
  return known.labels;
}

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return this.matches(LABELABLE) ? (labelsByField().get(this) ?? []) : null;
    },
  });
}

/** testing-library asks for an element by its id with a selector, and MUI for the head: jsdom tries it on each element. */
for (const { prototype } of [Document, Element]) {
  const { querySelector } = prototype;
  prototype.querySelector = function byId(this: Document | Element, selector: string) {
    if (selector === 'head' && this === document) return document.head;
    const id = /^\[id="([\w.-]+)"\]$/.exec(selector)?.[1];
    const first = id && this.isConnected ? document.getElementById(id) : undefined;
    if (first === null) return null;
    return first && this !== first && this.contains(first)
      ? first
      : querySelector.call(this, selector);
  };
}

/**
 * The properties that tell whether something is shown, can be pressed, scrolls and moves, and whether a parent hands
 * them down. They are read from the rules that name them, in jsdom's order: the element's own style, then the last rule
 * that matches. jsdom weighs all properties of all rules, and a dozen colors. Any other property is left to it.
 */
const inherits = {
  display: false,
  opacity: false,
  overflow: false,
  'overflow-x': false,
  'overflow-y': false,
  position: false,
  visibility: true,
  'pointer-events': true,
  transform: false,
};
type Property = keyof typeof inherits;
interface Rule {
  /** Its place in the sheet. */
  place: number;
  selector: string;
  /** The classes that an element needs to match it, if it needs nothing else. */
  classNames: string[] | undefined;
  value: string;
}
/** The rules that name a property, in the order of the sheet. */
interface Naming {
  /** Those that match no element without a certain class, by it. */
  ofClass: Map<string, Rule[]>;
  others: Rule[];
}
interface Sheet {
  /** How many rules have been read. */
  read: number;
  rules: Record<Property, Naming>;
}

export const properties = Object.keys(inherits) as Property[];
const byName = new Map<string | symbol, Property>([
  ...properties.flatMap((property) => [
    [property, property] as const,
    [property.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), property] as const,
  ]),
]);
/** jsdom's own. */
export const ofJsdom = window.getComputedStyle.bind(window);

function allOf(element: Element): CSSStyleDeclaration {
  const { ofJsdom: known } = sinceLastChange();
  const all = known.get(element) ?? ofJsdom(element);
  known.set(element, all);
  return all;
}

const unread = (): Sheet => ({
  read: 0,
  rules: Object.fromEntries(
    properties.map((name) => [name, { ofClass: new Map(), others: [] }]),
  ) as unknown as Sheet['rules'],
});
const sheets = new WeakMap<CSSStyleSheet, Sheet>();

/** Returns the rules of a style sheet by property. Emotion adds to its sheet at the end, and changes nothing that is there. */
function rulesOf(sheet: CSSStyleSheet): Sheet['rules'] {
  const { cssRules } = sheet;
  const { length } = cssRules;
  const before = sheets.get(sheet);
  const known = before && before.read <= length ? before : unread();
  sheets.set(sheet, known);
  for (; known.read < length; known.read += 1) {
    const rule = cssRules[known.read] as CSSStyleRule;
    if (!('selectorText' in rule)) continue;
    const { selectorText: selector, style } = rule;
    const className = /^[^,([\\]*\.([\w-]+)[^,([\\\s>+~]*$/.exec(selector)?.[1];
    const classNames = /^(\.[\w-]+)+$/.test(selector) ? selector.slice(1).split('.') : undefined;
    for (const property of properties) {
      const value = style.getPropertyValue(property);
      if (!value) continue;
      const { ofClass, others } = known.rules[property];
      const alike = className ? (ofClass.get(className) ?? []) : others;
      alike.push({ place: known.read, selector, classNames, value });
      if (className) ofClass.set(className, alike);
    }
  }
  return known.rules;
}

/** Returns the rules of each style sheet, that of the last first. */
function currentRules(): Sheet['rules'][] {
  const known = sinceLastChange();
  known.rules ??= [...document.styleSheets].reverse().map(rulesOf);
  return known.rules;
}

/** Returns the value that the last of the rules that match an element gives to a property. */
function valueByRules(element: Element, property: Property): string | undefined {
  const classNames = [...element.classList];
  for (const rules of currentRules()) {
    const { ofClass, others } = rules[property];
    const rule = [...others, ...classNames.flatMap((name) => ofClass.get(name) ?? [])]
      .sort((one, other) => other.place - one.place)
      .find((rule) => matches(element, rule));
    if (rule) return rule.value;
  }
  return undefined;
}

const defaults = new Map<string, CSSStyleDeclaration>();
/** Returns the value of a property in the browser's default style sheet. */
function defaultOf(element: Element, property: Property): string {
  const attributes = ['hidden', 'open', 'type'].map((name) => [name, element.getAttribute(name)]);
  const key = JSON.stringify([element.localName, attributes]);
  let known = defaults.get(key);
  if (!known) {
    const plain = element.ownerDocument.createElement(element.localName);
    for (const [name, value] of attributes) {
      if (name && typeof value === 'string') plain.setAttribute(name, value);
    }
    known = ofJsdom(plain);
    defaults.set(key, known);
  }
  return known.getPropertyValue(property);
}

function matches(element: Element, { selector, classNames }: Rule): boolean {
  if (classNames) return classNames.every((name) => element.classList.contains(name));
  try {
    return element.matches(selector);
  } catch {
    // jsdom does not support the selector.
    return false;
  }
}

function styleOf(element: Element, property: Property): string {
  const { styles } = sinceLastChange();
  const known = styles.get(element) ?? {};
  styles.set(element, known);
  known[property] ??= computed(element, property);
  return known[property];
}

function computed(element: Element, property: Property): string {
  const inline = (element as HTMLElement).style?.getPropertyValue(property);
  if (inline) return inline;
  const value = valueByRules(element, property);
  if (value) return value;
  const parent = element.parentElement;
  return inherits[property] && parent ? styleOf(parent, property) : defaultOf(element, property);
}

const getComputedStyle: typeof window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return ofJsdom(element, pseudo);
  const read = (name: string | symbol): string | undefined => {
    if (name === 'width') return '0px';
    const property = byName.get(name);
    return property && styleOf(element, property);
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue')
        return (asked: string) => read(asked) ?? allOf(element).getPropertyValue(asked);
      return read(name) ?? Reflect.get(allOf(element), name);
    },
  });
};
// The test's window and the document's window are different objects.
for (const view of [window, document.defaultView]) Object.assign(view ?? {}, { getComputedStyle });
