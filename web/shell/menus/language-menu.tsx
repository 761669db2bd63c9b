import { Languages } from 'lucide-react'
import { useLocation } from 'react-router'
import { Menu } from '#ui/menu.tsx'
import { barItemStyles, panelStyles } from '../bar-styles.ts'
import type { FrameData } from '../frame-data.ts'

export type LanguageOfFrame = Pick<FrameData['language'], 'name' | 'tag' | 'others'>

type LanguageProps = { title: string; language: LanguageOfFrame }

/** In the bar of a wide screen. A narrow one has the languages in its menu. */
export function LanguageMenu({ title, language }: LanguageProps) {
  return (
    <Menu
      group="top-bar"
      className="relative max-lg:hidden"
      summaryClassName={barItemStyles}
      panelClassName={`${panelStyles} right-0 !w-44`}
      label={
        <>
          <Languages className="size-5" />
          <span className="sr-only">{`${title}: ${language.name}`}</span>
        </>
      }
    >
      <LanguageLinks title={title} language={language} />
    </Menu>
  )
}

/** The same page in another language. The choice is kept in the address alone: no cookie has it. */
export function LanguageLinks({ title, language }: LanguageProps) {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={title}>
      <ul className="menu max-lg:grid max-lg:grid-cols-2">
        <li>
          <span lang={language.tag} aria-current="true">
            {language.name}
          </span>
        </li>
        {language.others.map(({ name, tag, prefix }) => (
          <li key={tag}>
            <a href={(prefix + pathname).replace(/(?<=.)\/$/, '') + search} lang={tag} hrefLang={tag}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
