// The colours of categories: a fixed one for each of a package's, one by hash for a service's.

import { CATEGORIES } from '../metadata/rules.ts';

/** The category's name is the name of its colour; words that the page does not know look like `other`. */
export function categoryTone(category: string): string {
  return CATEGORIES.includes(category) ? category : 'other';
}

/** How the page writes a category: with its first letter in upper case (sheet 5.1). */
export function categoryLabel(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}

const SERVICE_COLOURS = 10;

/** Which of the ten colours the Config Center gives a service's category (ui/components/ConfigureServiceModal.tsx). */
export function serviceColour(category: string): number {
  let hash = 0;
  for (let i = 0; i < category.length; i++) hash = ((hash << 5) - hash + category.charCodeAt(i)) | 0;
  return Math.abs(hash) % SERVICE_COLOURS;
}
