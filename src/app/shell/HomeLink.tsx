import { Link } from '../../kit/navigation/Link'
import { paths } from '../../paths'
import { useText } from '../../texts'
import { Brand, Mark } from '../../ui/Mark'

/** The mark, which leads home; with the name beside it where there is room. */
export function HomeLink({ markOnly = false }: { markOnly?: boolean }) {
  const name = useText()('common.brand')
  return (
    <Link to={paths.home} aria-label={name} color="fg" _hover={{ textDecoration: 'none' }}>
      {markOnly ? <Mark /> : <Brand name={name.replace(' ', '\n')} />}
    </Link>
  )
}
