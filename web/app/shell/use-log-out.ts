import { messages } from '#contract/base/texts.ts'
import { useNavigate } from '../../shared/address/navigation.ts'
import { paths } from '../../shared/address/paths.ts'
import { logOut } from '../../shared/session/session.ts'
import { notify } from '../../shared/page/toast.ts'

export function useLogOut() {
  const navigate = useNavigate()

  return () => {
    navigate(paths.login)
    void logOut().then(({ isConfirmed }) => {
      if (!isConfirmed) notify.error(messages.app.logoutUnconfirmed)
    })
  }
}
