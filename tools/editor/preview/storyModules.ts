/// <reference types="vite/types/importMeta.d.ts" />
import type { StoryModules } from './states'

const loaders = import.meta.glob([
  '../../stories/screens/{Contact,Notice}Screen.stories.tsx',
  '../../stories/sections/registration-form/*.stories.tsx',
])

/** Loads the stories of the contact page. They take their texts from the content of that moment. */
export async function loadStoryModules(): Promise<StoryModules> {
  const loading = Object.entries(loaders).map(async ([path, load]) => [path, await load()])
  return Object.fromEntries(await Promise.all(loading))
}
