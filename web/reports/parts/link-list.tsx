/** Addresses that a report names: a person who follows one tells that site nothing about where they came from. */
export function LinkList({ links }: { links: readonly string[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link}>
          <a href={link} rel="noreferrer noopener nofollow ugc" className="break-all text-link underline">
            {link}
          </a>
        </li>
      ))}
    </ul>
  )
}
