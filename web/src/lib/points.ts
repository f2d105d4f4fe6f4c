// What a lesson points at, such as `region:roma`: whatever a board marks as `data-region="roma"`.

export function selectorOf(point: string): string {
  const colon = point.indexOf(":");
  return `[data-${point.slice(0, colon)}="${CSS.escape(point.slice(colon + 1))}"]`;
}

/** The elements of a point that can be seen. */
export function found(point: string, within: ParentNode = document): Element[] {
  return [...within.querySelectorAll(selectorOf(point))].filter((element) => element.getClientRects().length > 0);
}

// One of many places, such as the hexes of a map, has the focus by arrows only, and can have it.
const FOCUSABLE = "button:not(:disabled), [tabindex='0'], [role='button'][tabindex], a[href], select, input";

/** Where the focus goes for these points: the first that can have it, or has something in it that can. */
export function focusable(points: readonly string[], within: ParentNode = document): HTMLElement | SVGElement | null {
  for (const element of points.flatMap((point) => found(point, within))) {
    const place = element.matches(FOCUSABLE) ? element : element.querySelector(FOCUSABLE);
    if (place instanceof HTMLElement || place instanceof SVGElement) return place;
  }
  return null;
}

/** What is drawn around an element: a path on the screen, and where its arrow points. */
export interface Outline {
  path: string;
  x: number;
  y: number;
}

const NARROW = 768; // pixels: there a line is thinner, and lies closer to what it is about
const AROUND = { wide: 4, narrow: 1 };
const EDGE = 3; // of the screen: the whole line is on it
const ROUND = 8;
const STEPS = 48; // of a shape's border

/** The outline of an element; null where nothing of it is in sight. */
export function outlined(element: Element): Outline | null {
  const seen = clipped(element, drawn(element));
  if (!seen) return null;
  const around = innerWidth > NARROW ? AROUND.wide : AROUND.narrow;
  const [left, top] = [Math.max(EDGE, seen.left - around), Math.max(EDGE, seen.top - around)];
  const [right, bottom] = [Math.min(innerWidth - EDGE, seen.right + around), Math.min(innerHeight - EDGE, seen.bottom + around)];
  if (right <= left || bottom <= top) return null;
  const shape = element instanceof SVGGElement ? element.querySelector<SVGGeometryElement>(":scope > path, :scope > polygon") : null;
  const path = (shape && border(shape)) || box(left, top, right - left, bottom - top);
  return { path, x: Math.round((left + right) / 2), y: Math.round(shape ? seen.top : top) };
}

/** Where an element is seen: of a picture that fills its place, but for its form, the picture. */
function drawn(element: Element): DOMRect {
  const place = element.getBoundingClientRect();
  const picture = element.querySelector<SVGSVGElement>(":scope > svg[viewBox]");
  const matrix = picture?.getScreenCTM();
  const fills = picture && picture.clientWidth > 0.9 * place.width && picture.clientHeight > 0.9 * place.height;
  if (!fills || !matrix) return place;
  const { x, y, width, height } = picture.viewBox.baseVal;
  const first = new DOMPoint(x, y).matrixTransform(matrix);
  const last = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  return new DOMRect(first.x, first.y, last.x - first.x, last.y - first.y);
}

/** What parts that scroll leave of a place. */
function clipped(element: Element, place: DOMRect): DOMRect | null {
  let { left, top, right, bottom } = place;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : null;
}

function box(x: number, y: number, width: number, height: number): string {
  const across = Math.round(width - 2 * ROUND);
  const down = Math.round(height - 2 * ROUND);
  const turn = (dx: number, dy: number) => `a${ROUND} ${ROUND} 0 0 1 ${dx * ROUND} ${dy * ROUND}`;
  return `M${Math.round(x + ROUND)} ${Math.round(y)}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}h${-across}${turn(-1, -1)}v${-down}${turn(1, -1)}z`;
}

/** A drawn shape, such as a region of a map, as it lies on the screen. */
function border(shape: SVGGeometryElement): string {
  const matrix = shape.getScreenCTM();
  if (!matrix) return "";
  const length = shape.getTotalLength();
  const corners = Array.from({ length: STEPS }, (_, i) => shape.getPointAtLength((length * i) / STEPS).matrixTransform(matrix));
  return `M${corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}z`;
}
