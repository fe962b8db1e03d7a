import { baseApi, uploadQuery } from './base-api';
import { profileApi as generated, type OrganizationLogoDto } from './generated/profile.gen';
import type { TagsOf } from './tags';

/** What organizations say of themselves. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getOrganizationPage: { providesTags: ['Organization'] },
    getOrganizationProfile: { providesTags: ['Organization'] },
    editOrganizationProfile: { invalidatesTags: ['Organization', 'Viewer', 'Team'] },
    putOrganizationLogo: { invalidatesTags: ['Organization', 'Viewer'] },
    removeOrganizationLogo: { invalidatesTags: ['Organization', 'Viewer'] },
  } satisfies TagsOf<typeof generated>,
});

/** A picture to be an organization's logo. */
interface LogoToPut {
  organizationId: string;
  file: Blob;
}

/** The generated call would send the picture as JSON. */
const uploads = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    putOrganizationLogo: build.mutation<OrganizationLogoDto, LogoToPut>({
      queryFn: ({ organizationId, file }, queryApi) =>
        uploadQuery<OrganizationLogoDto>(
          `/api/organizations/${encodeURIComponent(organizationId)}/logo`,
          file,
          queryApi,
          undefined,
          'PUT',
        ),
      invalidatesTags: ['Organization', 'Viewer'],
    }),
  }),
});

export const { usePutOrganizationLogoMutation } = uploads;
export const {
  useGetOrganizationPageQuery,
  useGetOrganizationProfileQuery,
  useEditOrganizationProfileMutation,
  useRemoveOrganizationLogoMutation,
} = tagged;
export type {
  EditOrganizationProfileDto,
  OrganizationPageDto,
  OrganizationPersonDto,
  OrganizationProfileDto,
  ProfileVisibilityDto,
} from './generated/profile.gen';
